/** One section of a document; `id` is the anchor and the same in all languages and versions. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly body: readonly string[];
}

/** A document in one language, as its newest version says it. */
export interface LegalText {
  readonly title: string;
  /** One sentence: what it is about. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
  /** What earlier versions said where they differ: version → section → paragraphs, null where there was no such section. */
  readonly earlier?: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>>;
}

/** The document as the given version said it. */
export function textOfVersion(text: LegalText, version: string): LegalText {
  const changes = text.earlier?.[version];
  if (!changes) return text;
  const sections = text.sections.flatMap((section) => {
    const before = changes[section.id];
    if (before === null) return [];
    return [before === undefined ? section : { ...section, body: before }];
  });
  return { title: text.title, summary: text.summary, sections };
}

/** The document as plain lines, for its hash and for comparing versions. */
export function plainText({ title, summary, sections }: LegalText): string {
  return [title, summary, ...sections.flatMap((section) => [section.title, ...section.body])].join('\n');
}
