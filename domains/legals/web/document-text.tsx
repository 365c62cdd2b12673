import { VisuallyHidden } from '@egcr/ui/visually-hidden';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';

import {
  plainText,
  textOfVersion,
  wordDiff,
  type DiffPart,
  type LegalSection,
  type LegalText,
  type loadCommon,
} from '../contract/index.ts';
import type { LegalsView } from './legals-address.ts';
import { legalTexts } from './texts.ts';

interface TextProps {
  readonly view: LegalsView;
  readonly text: LegalText;
  readonly common: Awaited<ReturnType<typeof loadCommon>>;
}

/** The sections of one version, with what changed since the one before where that is asked for. */
export function DocumentText({ view, text, common }: TextProps) {
  const t = useText(legalTexts);
  const { version, before, showsChanges } = view;
  const shown = textOfVersion(text, version.version);
  const old = before && textOfVersion(text, before.version);
  const isSameHere = old !== undefined && plainText(old) === plainText(shown);
  const sections = [...shown.sections, common.notice];
  return (
    <>
      <nav aria-labelledby="legal-contents" className="card @container flex flex-col gap-2 p-5 print:hidden">
        <h2 id="legal-contents" className="text-base">
          {t('contents')}
        </h2>
        <ol className="gap-x-6 text-sm @md:columns-2">
          {sections.map((section, at) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 break-inside-avoid items-center gap-2 text-brand-text hover:underline sm:min-h-9"
              >
                <span aria-hidden className="num w-5 shrink-0 text-end text-ink-2">
                  {at + 1}
                </span>
                <span className="min-w-0">{section.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {showsChanges && (
        <p className="text-sm text-ink-2">{t(isSameHere ? 'changes.english' : 'changes.legend')}</p>
      )}
      <div className="flex flex-col gap-8">
        {sections.map((section, at) => (
          <Section
            key={section.id}
            section={section}
            number={at + 1}
            before={showsChanges && section !== common.notice ? (old?.sections ?? []) : undefined}
          />
        ))}
      </div>
      <p className="border-t border-line pt-5 text-sm text-ink-2">{common.binding}</p>
    </>
  );
}

interface SectionProps {
  readonly section: LegalSection;
  readonly number: number;
  /** The sections of the version before; undefined where changes are not shown. */
  readonly before: readonly LegalSection[] | undefined;
}

function Section({ section, number, before }: SectionProps) {
  const t = useText(legalTexts);
  const old = before?.find(({ id }) => id === section.id);
  return (
    <section aria-labelledby={section.id} className="group flex flex-col gap-3">
      <h2
        id={section.id}
        tabIndex={-1}
        className="flex scroll-mt-24 items-baseline gap-3 text-xl outline-none"
      >
        <span aria-hidden className="num text-base font-normal text-ink-2">
          {number}
        </span>
        <span className="min-w-0">{section.title}</span>
        <a
          href={`#${section.id}`}
          aria-label={t('link', { section: section.title })}
          className="-my-2 grid size-11 shrink-0 place-items-center self-center rounded-md text-ink-2 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          <Link2 aria-hidden className="size-4" />
        </a>
      </h2>
      {before === undefined ? (
        section.body.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      ) : (
        <Compared section={section} old={old} />
      )}
    </section>
  );
}

function Compared({
  section,
  old,
}: {
  readonly section: LegalSection;
  readonly old: LegalSection | undefined;
}) {
  const { language } = useLanguage();
  const parts = useMemo(
    () => wordDiff(old?.body.join('\n') ?? '', section.body.join('\n'), language),
    [old, section, language],
  );
  return (
    <p className="whitespace-pre-line">
      {parts.map((part, at) => (
        <Marked key={at} part={part} />
      ))}
    </p>
  );
}

/** Marked by element, line and spoken word, never by colour alone. */
function Marked({ part: { kind, text } }: { readonly part: DiffPart }) {
  const t = useText(legalTexts);
  if (kind === 'same') return text;
  const isAdded = kind === 'added';
  const spoken = <VisuallyHidden>{` ${t(isAdded ? 'changes.added' : 'changes.removed')} `}</VisuallyHidden>;
  return isAdded ? (
    <ins className="rounded-sm bg-ok-soft text-ok underline decoration-2 underline-offset-4">
      {spoken}
      {text}
    </ins>
  ) : (
    <del className="rounded-sm bg-bad-soft text-bad line-through">
      {spoken}
      {text}
    </del>
  );
}
