import { StepUpGivenUp, useFailureText, useStepUp } from '@egcr/identity/web';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextField } from '@egcr/ui/text-field';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { isRefusal } from '@egcr/web-kit/call';
import { useToasts } from '@egcr/ui/toast';
import { KeySquare } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';

import { redeemBootstrapCall } from '../../contract/endpoints.ts';
import { BOOTSTRAP_TOKEN_LENGTH_MAX } from '../../contract/limits.ts';
import { useAdminCalls } from './admin-calls.ts';
import { useAdminText } from './texts.ts';

/** Makes the person who holds the operator's token the first super admin. */
export function BootstrapForm({ onDone }: { readonly onDone: () => void }) {
  const t = useAdminText();
  const fieldId = useId();
  const [token, setToken] = useState('');
  const redeem = useRedeem(onDone);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!redeem.isBusy && !redeem.send(token.trim())) document.getElementById(fieldId)?.focus();
  }
  return (
    <Card
      title={t('first.title')}
      description={t('first.text')}
      icon={<KeySquare aria-hidden className="size-5.5" />}
      padding="large"
    >
      <form method="post" noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4">
        <TextField
          id={fieldId}
          label={t('first.label')}
          error={redeem.problem}
          value={token}
          dir="ltr"
          maxLength={BOOTSTRAP_TOKEN_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setToken(event.currentTarget.value);
            redeem.forget();
          }}
        />
        <Button type="submit" look="secondary" className="self-start" busy={redeem.isBusy}>
          {t('first.submit')}
        </Button>
      </form>
    </Card>
  );
}

function useRedeem(onDone: () => void) {
  const t = useAdminText();
  const calls = useAdminCalls();
  const guarded = useStepUp();
  const explain = useFailureText();
  const say = useSentences(sentences(redeemBootstrapCall, { bootstrap_refused: t('first.refused') }));
  const toasts = useToasts();
  const [found, setFound] = useState<'missing' | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function redeem(token: string) {
    setBusy(true);
    setFound(undefined);
    try {
      await guarded(() => calls.redeem(token));
      toasts.show({ tone: 'ok', title: t('first.done') });
      onDone();
    } catch (failure) {
      if (failure instanceof StepUpGivenUp) return;
      setFound({ failure });
    } finally {
      setBusy(false);
    }
  }
  /** Answers whether there was something to send. */
  function send(token: string): boolean {
    if (token === '') setFound('missing');
    else void redeem(token);
    return token !== '';
  }
  // Said while drawing, so that it is in the language that is read now.
  function problem(): string | undefined {
    if (found === undefined) return undefined;
    if (found === 'missing') return t('first.required');
    const { failure } = found;
    return isRefusal(failure, 'bootstrap_refused') ? say.failure(failure) : explain(failure);
  }
  return { problem: problem(), isBusy, send, forget: () => setFound(undefined) };
}
