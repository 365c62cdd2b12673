import { Button } from '@egcr/ui/button';
import { PhoneField } from '@egcr/ui/phone-field';
import { TextField } from '@egcr/ui/text-field';
import { useId, useState, type FormEvent } from 'react';

import { emailIssue, phoneIssue, tidyEmail, tidyPhone } from '../../contract/index.ts';
import { issueText } from '../auth/field-issues.ts';
import { useAuthText } from '../auth/texts.ts';
import { usePhoneRule } from '../auth/use-phone-rule.ts';
import type { ContactFacts } from './contact-card.tsx';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';
import { useReread } from './queries.ts';
import { useSecurityCalls } from './security-calls.ts';
import { StepUpGivenUp, useStepUp } from './step-up.tsx';

interface ChangeContactFormProps {
  readonly facts: ContactFacts;
  readonly onClose: () => void;
}

/** The address is the person's already. */
const SAME = 'same';

/** Sends the wish to change an address; the server then sends codes to it and, where there is one, to the present address. */
function useSendWish({ kind, address: present }: ContactFacts, onSent: () => void) {
  const t = useSecurityText();
  const auth = useAuthText();
  const calls = useSecurityCalls();
  const guarded = useStepUp();
  const explain = useFailureText();
  const reread = useReread();
  const isAssignable = usePhoneRule(kind === 'phone');
  const [found, setFound] = useState<{ readonly code: string } | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function change(address: string) {
    setBusy(true);
    setFound(undefined);
    try {
      await guarded(() => calls.changeContact(kind, address));
      await reread('contacts', 'history');
      onSent();
    } catch (failure) {
      if (!(failure instanceof StepUpGivenUp)) setFound({ failure });
    } finally {
      setBusy(false);
    }
  }
  /** Answers whether the address itself is in order. */
  function send(typed: string): boolean {
    if (isBusy) return true;
    const issue = kind === 'email' ? emailIssue(typed) : phoneIssue(typed, isAssignable);
    const wanted = kind === 'email' ? tidyEmail(typed) : tidyPhone(typed);
    // The server takes it for no change, and sends nothing: the form would close without a word.
    const code = issue ?? (wanted === present ? SAME : undefined);
    if (code === undefined) void change(wanted);
    else setFound({ code });
    return code === undefined;
  }
  const sayIssue = (code: string) => (code === SAME ? t('contact.same') : issueText(auth, { code }));
  const problem = found && ('code' in found ? sayIssue(found.code) : explain(found.failure));
  return { problem, isBusy, send, forget: () => setFound(undefined) };
}

/** The new address. */
export function ChangeContactForm({ facts, onClose }: ChangeContactFormProps) {
  const t = useSecurityText();
  const { kind, address } = facts;
  const wish = useSendWish(facts, onClose);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!wish.send(typed)) document.getElementById(fieldId)?.focus();
  }
  const take = (text: string) => {
    setTyped(text);
    wish.forget();
  };
  const texts = { id: fieldId, error: wish.problem };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      {kind === 'email' ? (
        <TextField
          {...texts}
          label={t('contact.email.new')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => take(event.currentTarget.value)}
        />
      ) : (
        <PhoneField
          {...texts}
          label={t('contact.phone.new')}
          countryLabel={t('contact.country')}
          onValueChange={take}
        />
      )}
      {address !== null && <p className="text-sm text-ink-2">{t('contact.told')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={wish.isBusy}>
          {t('contact.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
