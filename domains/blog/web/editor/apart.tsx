import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';

import { linesApart, linesOf } from './lines-apart.ts';
import type { TypedText } from './text-saver.ts';
import { editorTexts } from './texts.ts';

interface Titled {
  readonly title: string;
  readonly text: TypedText;
}

interface ApartProps {
  readonly language: string;
  readonly left: Titled;
  readonly right: Titled;
}

/** Two texts beside each other, as far as they differ. */
export function Apart({ language, left, right }: ApartProps) {
  const apart = linesApart(linesOf(left.text), linesOf(right.text));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side title={left.title} lines={apart.left} language={language} />
      <Side title={right.title} lines={apart.right} language={language} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly language: string;
}

function Side({ title, lines, language }: SideProps) {
  const t = useText(editorTexts);
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      {lines.length === 0 ? (
        <p className="text-sm text-ink-2">{t('conflict.less')}</p>
      ) : (
        <ul
          lang={language}
          dir={directionOf(language)}
          className="max-h-48 overflow-y-auto text-sm wrap-anywhere"
        >
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
