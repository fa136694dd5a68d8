/* Sharing an address: by the device's own way, where it has one; else the link is copied. */

/** Whether it was copied, so that this can be said. */
export async function share(url: string, text = ''): Promise<boolean> {
  if (navigator.maxTouchPoints > 0 && 'share' in navigator) {
    await navigator.share({ title: document.title, text, url }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard?.writeText(url).catch(() => undefined);
  return true;
}
