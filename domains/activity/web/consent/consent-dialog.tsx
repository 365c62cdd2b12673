import { hrefOf } from '@egcr/contract/product-screens';
import { consentCategories, type ConsentCategory, type ConsentChoices } from '@egcr/contract/consent';
import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { IconButton } from '@egcr/ui/icon-button';
import { Link } from '@egcr/ui/link';
import { Rosette } from '@egcr/ui/rosette';
import { Switch } from '@egcr/ui/switch';
import { browserObjects } from '@egcr/web-kit/consent';
import { RichText, useText } from '@egcr/web-kit/i18n.tsx';
import { ShieldCheck, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

import { CONSENT_DELAY_MS } from '../../contract/limits.ts';
import { isReaderBusy } from './is-reader-busy.ts';
import { consentTexts } from './texts.ts';

interface ConsentDialogProps {
  /** The question that comes unasked; otherwise the settings someone opened. */
  readonly isQuestion: boolean;
  /** What holds now. */
  readonly choices: ConsentChoices;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onChoose: (choices: ConsentChoices) => void;
  /** Closed without an answer: nothing may be stored. */
  readonly onClose: () => void;
}

/** The question about cookies and storage, or its settings. */
export function ConsentDialog({ isQuestion, choices, onClose, ...given }: ConsentDialogProps) {
  const t = useText(consentTexts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isManaging, setManaging] = useState(!isQuestion);
  // Only the browser can open its dialog. The heading takes the focus: a key pressed meanwhile must not answer.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (isQuestion && isReaderBusy()) {
        waiting = setTimeout(open, CONSENT_DELAY_MS);
        return;
      }
      if (dialog.current?.open === false) dialog.current.showModal();
      heading.current?.focus();
    };
    open();
    return () => clearTimeout(waiting);
  }, [isQuestion]);
  /** Closed without a press, the dialog gives the focus back to where it was. */
  function closing<Given extends readonly unknown[]>(answer: (...chosen: Given) => void) {
    return (...chosen: Given) => {
      dialog.current?.close();
      answer(...chosen);
    };
  }
  const answers = { onAccept: closing(given.onAccept), onReject: closing(given.onReject) };
  function manage() {
    setManaging(true);
    heading.current?.focus();
  }
  return (
    <Sheet place={dialog} titleId={titleId} onClose={onClose} isClosable={!isQuestion}>
      <div className="flex flex-col gap-3">
        <ShieldCheck aria-hidden className="size-7 text-brand-text" strokeWidth={1.6} />
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="pe-12 text-2xl font-strong outline-none sm:pe-24"
        >
          {t(isManaging ? 'settings.title' : 'title')}
        </h2>
        <p className="text-ink-2">{t(isManaging ? 'settings.lead' : 'lead')}</p>
        {browserObjects() && (
          <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">{t('objects')}</p>
        )}
      </div>
      {isManaging ? (
        <Categories choices={choices} onChoose={closing(given.onChoose)} {...answers} />
      ) : (
        <Answers {...answers}>
          <Button look="quiet" width="full" onClick={manage}>
            {t('manage')}
          </Button>
        </Answers>
      )}
      <p className="text-sm text-ink-2">
        <RichText text={t('more')} parts={reading} />
      </p>
    </Sheet>
  );
}

interface SheetProps {
  readonly place: RefObject<HTMLDialogElement | null>;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly isClosable: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog, which keeps the focus inside: a sheet from below on a phone. */
function Sheet({ place, titleId, onClose, isClosable, children }: SheetProps) {
  const t = useText(consentTexts);
  return (
    <dialog
      ref={place}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-x-hidden overflow-y-auto overscroll-contain rounded-t-xl border border-line bg-surface p-0 text-ink shadow-3 transition-[opacity,translate] duration-200 ease-out backdrop:bg-scrim sm:m-auto sm:max-w-xl sm:rounded-xl starting:translate-y-4 starting:opacity-0"
    >
      <Rosette
        pattern="seal"
        className="absolute -end-24 -top-28 size-60 text-brand-text opacity-20 dark:opacity-30"
      />
      <div className="relative flex flex-col gap-5 p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        {children}
      </div>
      {isClosable && (
        <IconButton
          label={t('close')}
          icon={<X aria-hidden className="size-5" />}
          onClick={() => place.current?.close()}
          className="absolute! end-3 top-3"
        />
      )}
    </dialog>
  );
}

/** To read what the question is about; the page behind goes there, and the question waits. */
const reading = {
  cookies: (inside: ReactNode) => <Link href={hrefOf('legals', { document: 'cookies' })}>{inside}</Link>,
  privacy: (inside: ReactNode) => <Link href={hrefOf('legals', { document: 'privacy' })}>{inside}</Link>,
};

interface AnswersProps {
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly children?: ReactNode;
}

/** Yes and no side by side, of one size and one colour. */
function Answers({ onAccept, onReject, children }: AnswersProps) {
  const t = useText(consentTexts);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3">
        <Button size="large" width="full" onClick={onReject}>
          {t('reject')}
        </Button>
        <Button size="large" width="full" onClick={onAccept}>
          {t('accept')}
        </Button>
      </div>
      {children}
    </div>
  );
}

interface CategoriesProps extends AnswersProps {
  readonly choices: ConsentChoices;
  readonly onChoose: (choices: ConsentChoices) => void;
}

function Categories({ choices, onChoose, ...answers }: CategoriesProps) {
  const t = useText(consentTexts);
  const [chosen, setChosen] = useState(choices);
  const set = (category: ConsentCategory, isOn: boolean) => setChosen({ ...chosen, [category]: isOn });
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        <li className="flex items-center justify-between gap-4 py-3">
          <span className="flex flex-col gap-0.5">
            <span className="font-medium">{t('necessary')}</span>
            <span className="text-sm text-ink-2">{t('necessary.text')}</span>
          </span>
          <Badge>{t('always')}</Badge>
        </li>
        {consentCategories.map((category) => (
          <li key={category} className="py-1">
            <Switch
              label={t(category)}
              hint={t(`${category}.text`)}
              isOn={chosen[category]}
              onChange={(isOn) => set(category, isOn)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <Button look="secondary" size="large" width="full" onClick={() => onChoose(chosen)}>
          {t('save')}
        </Button>
        <Answers {...answers} />
      </div>
    </>
  );
}
