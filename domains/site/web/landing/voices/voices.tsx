import { Banner } from '@egcr/ui/banner';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { useSession } from '@egcr/web-kit/session-state';
import { lazy, Suspense, type ReactNode } from 'react';

import { deepTexts } from '../deep/texts.ts';
import { seemsEditor } from '../editor/rights.ts';
import { useVoices, type Voice } from './read-voices.ts';

const VoicesEditor = lazy(async () => ({
  default: (await import('./editor/voices-editor.tsx')).VoicesEditor,
}));

const illustrations = ['nurse', 'shop', 'treasurer'] as const;

/** What people said of the platform. Until an editor publishes the first real words, illustrations stand here and are marked as such. */
export function Voices() {
  const t = useText(deepTexts);
  const { voices, again } = useVoices();
  const mayEdit = useSession((now) => now.isAuthenticated) && seemsEditor();
  return (
    <section
      className="cv shell flex flex-col gap-5 py-8 sm:gap-8 sm:py-14 lg:py-20"
      aria-busy={voices === 'waiting'}
    >
      <h2 className="text-2xl sm:text-3xl">{t('voices.title')}</h2>
      {/* As high before the answer comes as after it, in every language. */}
      {(voices === 'waiting' || voices === 'none') && <Illustrations isHidden={voices === 'waiting'} />}
      {typeof voices === 'object' && <RealVoices voices={voices} />}
      {mayEdit && (
        <Suspense fallback={null}>
          <VoicesEditor onChanged={again} />
        </Suspense>
      )}
    </section>
  );
}

function Illustrations({ isHidden }: { readonly isHidden: boolean }) {
  const t = useText(deepTexts);
  return (
    <div className={`flex flex-col gap-5 sm:gap-8 ${isHidden ? 'invisible' : ''}`}>
      <Banner tone="sample">{t('voices.note')}</Banner>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-5 sm:gap-y-8 lg:grid-cols-3">
        {illustrations.map((voice) => (
          <li key={voice}>
            <Quotation words={t(`voices.${voice}`)}>{t(`voices.${voice}.who`)}</Quotation>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RealVoices({ voices }: { readonly voices: readonly Voice[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-5 sm:gap-y-8 lg:grid-cols-3">
      {voices.map(({ id, language, quote, name, role, place }) => (
        // The whole of it is the person's own: words, name and what they call their work.
        <li key={id} lang={language} dir={directionOf(language)}>
          <Quotation words={quote}>
            <span className="block font-semibold text-ink">{name}</span>
            <span className="block">{role}</span>
            <span className="block">{place}</span>
          </Quotation>
        </li>
      ))}
    </ul>
  );
}

function Quotation({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-2 border-s-2 sm:gap-4 border-brass ps-5">
      <blockquote className="sm:text-lg">{words}</blockquote>
      <figcaption className="text-sm text-ink-2">{children}</figcaption>
    </figure>
  );
}
