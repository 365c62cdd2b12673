import { Dialog } from '@egcr/ui/dialog';
import { Suspense } from 'react';

import type { CaptchaAsk } from './captcha-asks.ts';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptchaText } from './texts.ts';

interface GateProps {
  readonly ask: CaptchaAsk;
}

/** The way in which this installation asks. */
export function GatePanel({ ask }: GateProps) {
  return ask.mode === 'code' ? <CodeGate ask={ask} /> : <QuietGate ask={ask} />;
}

/** Nothing to do for the person: a note in the corner while the browser works. */
function QuietGate({ ask }: GateProps) {
  const t = useCaptchaText();
  return (
    <section
      aria-label={t('gate.title')}
      className="fixed inset-x-4 bottom-4 z-60 rounded-lg border border-line bg-surface p-3 shadow-3 sm:start-auto sm:end-6 sm:w-80"
    >
      <Solving ask={ask} />
    </section>
  );
}

function CodeGate({ ask }: GateProps) {
  const t = useCaptchaText();
  return (
    <Dialog
      isOpen
      size="small"
      title={t('gate.title')}
      description={t('gate.text')}
      closeLabel={t('gate.cancel')}
      onOpenChange={(isOpen) => {
        if (!isOpen) ask.answer(undefined);
      }}
    >
      <Solving ask={ask} />
    </Dialog>
  );
}

function Solving({ ask }: GateProps) {
  const t = useCaptchaText();
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <CaptchaField action={ask.action} start="at_once" onVerified={ask.answer} />
    </Suspense>
  );
}
