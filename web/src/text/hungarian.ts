/* The Hungarian definite article, by sound: the same as src/lanternway/locales/hungarian.py (shared vectors). */
const VOWELS = 'aáeéiíoóöőuúüűàâäåæèêëìîïòôõøœùû';
/** Consonants whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon. */
const NAMED_WITH_VOWEL = 'flmnrsxy';
const NUMBER = /^\d+(?:[ \u00a0\u202f.]\d{3}(?!\d))*/;
const ROMAN = /^(?=[MDCLXVI])(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})\./;
const WORD = /^\p{L}+/u;
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

export function article(text: string): 'a' | 'az' {
  let start = 0;
  while (start < text.length && !/[\p{L}\p{N}]/u.test(text[start] as string)) {
    if ('+-−'.includes(text[start] as string)) return 'a'; // plusz, mínusz
    start += 1;
  }
  const said = text.slice(start);
  const number = NUMBER.exec(said);
  if (number) return beforeNumber(number[0].replace(/\D/g, ''));
  const roman = ROMAN.exec(said);
  if (roman) return beforeNumber(String(romanValue(roman[0].slice(0, -1))));
  const word = WORD.exec(said);
  return word ? beforeWord(word[0]) : 'a';
}

export function withArticle(text: string): string {
  return `${article(text)} ${text}`;
}

function beforeNumber(given: string): 'a' | 'az' {
  const digits = given.replace(/^0+/, '') || '0';
  return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1) ? 'az' : 'a';
}

function beforeWord(word: string): 'a' | 'az' {
  const first = (word[0] as string).toLowerCase();
  if (VOWELS.includes(first)) return 'az';
  if (first === 'y' && word.length > 1) return VOWELS.includes((word[1] as string).toLowerCase()) ? 'a' : 'az';
  return NAMED_WITH_VOWEL.includes(first) && isSpelled(word) ? 'az' : 'a';
}

/** Said letter by letter: a single letter, or capitals that cannot be a word. */
function isSpelled(word: string): boolean {
  if (word.length === 1) return true;
  return word === word.toUpperCase() && !VOWELS.includes((word[1] as string).toLowerCase());
}

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => VALUES[letter] as number);
  return values.reduce((sum, v, i) => sum + (v < (values[i + 1] ?? 0) ? -v : v), 0);
}
