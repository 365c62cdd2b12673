/** Opens and closes every sentence of a catalogue; no language writes them, so text outside was not taken from a catalogue. */
export const OPENS = '⟦';
export const CLOSES = '⟧';

/** A pseudo-language: English that is longer and accented, or Arabic that is longer, so that what overflows or was never translated shows. */
export type PseudoLanguage = 'en-XA' | 'ar-XB';

const LENGTHENED = 1.4;
/** A stroke that only widens an Arabic word. */
const KASHIDA = 'ـ';
const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TO = 'áƀçđéƒğħíĵķłɱñóƥɋŕšŧúṽŵẋýžÁßÇĐÉƑĞĦÍĴĶŁṀÑÓÞɊŔŠŦÚṼŴẊÝŽ';
const accented = new Map(Array.from(FROM, (letter, at) => [letter, TO.charAt(at)]));

/** Everything a catalogue holds, rewritten; what stands under `id` is read by machines. */
export function pseudo(value: unknown, language: PseudoLanguage): unknown {
  if (typeof value === 'string') return pseudoMessage(value, language);
  if (Array.isArray(value)) return value.map((each) => pseudo(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'id' ? inner : pseudo(inner, language)]),
  );
}

/** One message, 40 % longer and in brackets; placeholders, plurals and marked parts stay. */
export function pseudoMessage(message: string, language: PseudoLanguage): string {
  return `${OPENS}${rewrite(message, language)}${CLOSES}`;
}

const NOT_WORDS =
  /<\/?\w+>|\]\([^)]+\)|\{\w+, plural,\s*|\{\w+\}|(?:=\d+|zero|one|two|few|many|other) \{|\}|#/y;

/** Walks the message; only what people read changes. */
function rewrite(message: string, language: PseudoLanguage): string {
  let out = '';
  let words = '';
  const flush = () => {
    out += words.replace(/[\p{L}\p{M}’]+/gu, (word) => longer(word, language));
    words = '';
  };
  for (let at = 0; at < message.length;) {
    NOT_WORDS.lastIndex = at;
    const [kept] = NOT_WORDS.exec(message) ?? [''];
    if (kept === '') {
      words += message.charAt(at);
      at += 1;
    } else {
      flush();
      out += kept;
      at += kept.length;
    }
  }
  flush();
  return out;
}

function longer(word: string, language: PseudoLanguage): string {
  const more = Math.round(word.length * (LENGTHENED - 1));
  if (language === 'ar-XB') return word.charAt(0) + KASHIDA.repeat(more) + word.slice(1);
  const letters = Array.from(word, (letter) => accented.get(letter) ?? letter);
  const middle = Math.floor(letters.length / 2);
  return [...letters.slice(0, middle), 'ö'.repeat(more), ...letters.slice(middle)].join('');
}
