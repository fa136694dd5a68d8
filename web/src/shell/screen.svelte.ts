/* How large the page is: below 900 the phone layout. */
class Screen {
  phone = $state(matchMedia('(max-width: 899px)').matches);
  constructor() {
    matchMedia('(max-width: 899px)').addEventListener('change', (event) => (this.phone = event.matches));
  }
}

export const screen = new Screen();
