/** Milliseconds as a person reads a clock: 2d 3h (in the reader's language), 1:05:09, 11:42. */
export function clockText(ms: number, language: string): string {
  const s = Math.ceil(ms / 1000);
  const days = Math.floor(s / 86400);
  const hours = Math.floor((s % 86400) / 3600);
  const minutes = Math.floor((s % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  const unit = (n: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
  if (days > 0) return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(s % 60)}`;
  return `${minutes}:${two(s % 60)}`;
}
