/** HTML for the few pages that the server itself writes. Every value is escaped unless it is markup already. */

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = string | number | Markup | readonly Content[] | null | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(content: Content): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(write).join('');
  return String(content).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template whose values are escaped. */
export function markup(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(parts.map((part, place) => part + write(values[place])).join(''));
}

export interface PageParts {
  readonly title: string;
  readonly stylesheet: string;
  readonly body: Markup;
  /** Seconds after which the page loads itself again. */
  readonly refresh_s?: number | undefined;
}

/** A whole page in English: no script, no inline style, one stylesheet of ours. */
export function page({ title, stylesheet, body, refresh_s }: PageParts): string {
  const refresh =
    refresh_s === undefined ? undefined : markup`<meta http-equiv="refresh" content="${refresh_s}" />`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${refresh}
        <title>${title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}
