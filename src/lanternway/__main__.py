"""`python -m lanternway` is the `lanternway` command."""

if __name__ == "__main__":
    from lanternway.cli import main

    main()
