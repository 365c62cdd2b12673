/** As a search compares texts: without capitals and accents, so that `jose` finds José and `cest` finds Čeština. The dotless ı is an i. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Whether a text holds every word that is sought, in any order; nothing sought is in every text. */
export function holdsWords(text: string, sought: string): boolean {
  const folded = foldText(text);
  return foldText(sought)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}
