import { useToasts } from '@egcr/ui/toast';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { CodeEntry } from '../auth/code-entry.tsx';
import type { ContactFacts } from './contact-card.tsx';
import { useFailureText } from './failure-text.ts';
import { useSecurityText } from './texts.ts';
import { useReread } from './queries.ts';
import { useSecurityCalls } from './security-calls.ts';

interface PendingChangeProps {
  readonly facts: ContactFacts;
  readonly to: string;
}

/** A change that waits: a code for the new address and, for a verified e-mail address, one for the present one. */
export function PendingChange({ facts: { kind, address, isVerified }, to }: PendingChangeProps) {
  const t = useSecurityText();
  const toasts = useToasts();
  const calls = useSecurityCalls();
  const explain = useFailureText();
  const reread = useReread();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const isDouble = kind === 'email' && isVerified && address !== null && address !== to;
  const asked = isDouble ? [address, to] : [to];

  async function verify(at: string, code: string) {
    const outcome = await calls.confirmChange(kind, at, code);
    setConfirmed((before) => [...before, at]);
    if (outcome === 'half') {
      toasts.show({ tone: 'ok', title: t('contact.half'), description: t('contact.half.text') });
      return;
    }
    const description = t('contact.changed.text', { address: to });
    toasts.show({ tone: 'ok', title: t('contact.changed'), description });
    await reread('contacts', 'sessions', 'history');
  }
  async function resend(): Promise<boolean> {
    try {
      // The server sends to every side that has not confirmed.
      await calls.resendChange(kind, kind === 'email' ? (address ?? to) : to);
      return true;
    } catch (failure) {
      toasts.show({ tone: 'bad', title: t('failed.title'), description: explain(failure) });
      return false;
    }
  }
  return (
    <section className="flex flex-col gap-5 rounded-md bg-sunken p-4 sm:p-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-base wrap-anywhere">{t('contact.pending', { address: to })}</h3>
        <p className="text-sm text-ink-2">{t('contact.pending.text')}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {asked.map((at) =>
          confirmed.includes(at) ? (
            <p key={at} className="flex items-start gap-2 text-sm font-medium text-ok">
              <Check aria-hidden className="size-4 shrink-0 stroke-3" />
              <span className="wrap-anywhere">{t('contact.pending.done', { address: at })}</span>
            </p>
          ) : (
            <CodeEntry
              key={at}
              hint={t('contact.code', { address: at })}
              startsFocused={false}
              onVerify={(code) => verify(at, code)}
              explain={(failure) => ({ title: t('failed.title'), text: explain(failure) })}
              onResend={resend}
              resendLabel={t('contact.resend')}
              resendInLabel={(seconds) => t('contact.resend_in', { seconds })}
            />
          ),
        )}
      </div>
    </section>
  );
}
