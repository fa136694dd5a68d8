/* Which page: the address is the only memory. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    const page = this.path;
    this.#read();
    if (!replace && page !== this.path) {
      scrollTo(0, 0);
      requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Links inside the page do not load it anew. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === this.path) {
      location.hash = link.hash;
      return;
    }
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
