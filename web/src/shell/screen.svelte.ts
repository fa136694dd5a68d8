/* How large the page is. */
class Query {
  is = $state(false);
  constructor(query: string) {
    const media = matchMedia(query);
    this.is = media.matches;
    media.addEventListener('change', (event) => (this.is = event.matches));
  }
}

class Screen {
  #phone = new Query('(max-width: 899px), (max-height: 520px)');
  #narrow = new Query('(min-width: 900px) and (max-width: 1199px)');

  /** Tabs and a sheet; also a phone on its side. */
  get phone(): boolean {
    return this.#phone.is;
  }
  /** What lies at the right is in a drawer. */
  get narrow(): boolean {
    return this.#narrow.is && !this.#phone.is;
  }
}

export const screen = new Screen();
