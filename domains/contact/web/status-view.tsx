import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { CodeField } from '@egcr/ui/code-field';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { authState, useSession } from '@egcr/web-kit/session-state';
import { useState } from 'react';
import * as z from 'zod/mini';

import { askStatusCodeCall, readStatusCall } from '../contract/endpoints.ts';
import { STATUS_CODE_LENGTH } from '../contract/limits.ts';
import { emailField, referenceField } from '../contract/rules.ts';
import { useContactSentences } from './contact-sentences.ts';
import { contactTexts } from './texts.ts';
import { OwnTickets } from './own-tickets.tsx';
import type { OwnTicket } from './queries.ts';
import { TicketCard } from './ticket-card.tsx';

const lookUp = z.strictObject({ reference: referenceField, email: emailField });
type LookUp = z.output<typeof lookUp>;

/** How far messages are: one's own where someone is signed in, one by reference and a code from the mail. */
export function StatusView({ reference }: { readonly reference: string }) {
  const userId = useSession((now) => now.user?.id);
  const [asked, setAsked] = useState<LookUp>();
  const [ticket, setTicket] = useState<OwnTicket>();
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {userId !== undefined && <OwnTickets userId={userId} />}
      {ticket && <TicketCard ticket={ticket} isOpen />}
      {!ticket && asked && <CodeForm asked={asked} onRead={setTicket} onBack={() => setAsked(undefined)} />}
      {!ticket && !asked && <LookUpForm reference={reference} onAsked={setAsked} />}
    </div>
  );
}

interface LookUpProps {
  readonly reference: string;
  readonly onAsked: (asked: LookUp) => void;
}

function LookUpForm({ reference, onAsked }: LookUpProps) {
  const t = useText(contactTexts);
  const form = useSchemaForm({
    schema: lookUp,
    defaultValues: { reference, email: authState().user?.email ?? '' },
    sentences: useContactSentences(),
  });
  const ask = form.submit(async (values) => {
    await call(askStatusCodeCall, { body: values });
    onAsked(values);
  });
  return (
    <form method="post" noValidate onSubmit={ask} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{t('look')}</h2>
        <p className="text-ink-2">{t('look.text')}</p>
      </div>
      <ErrorSummary title={t('problems')} problems={form.problems} attempt={form.attempt} />
      {form.formError && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <TextField
        label={t('reference')}
        hint={t('reference.hint')}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="characters"
        {...form.field('reference')}
      />
      <TextField label={t('email')} type="email" autoComplete="email" dir="ltr" {...form.field('email')} />
      <Button type="submit" busy={form.isBusy} className="self-start">
        {t('look.send')}
      </Button>
    </form>
  );
}

interface CodeProps {
  readonly asked: LookUp;
  readonly onRead: (ticket: OwnTicket) => void;
  readonly onBack: () => void;
}

function CodeForm({ asked, onRead, onBack }: CodeProps) {
  const t = useText(contactTexts);
  const say = useSentences(useContactSentences());
  const [code, setCode] = useState('');
  const [found, setFound] = useState<'short' | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function read(typed: string) {
    if (isBusy) return;
    if (typed.length < STATUS_CODE_LENGTH) return setFound('short');
    setBusy(true);
    setFound(undefined);
    try {
      onRead(await call(readStatusCall, { body: { ...asked, code: typed } }));
    } catch (failure) {
      setFound({ failure });
      setCode('');
    } finally {
      setBusy(false);
    }
  }
  const problem = found === 'short' ? t('issue.code') : found && say.failure(found.failure);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void read(code);
      }}
      className="flex flex-col gap-6"
    >
      <div className="flex flex-col gap-1" role="status">
        <h2 className="text-xl">{t('code')}</h2>
        <p className="text-ink-2">{t('code.text', { email: asked.email })}</p>
      </div>
      <CodeField
        label={t('code.label')}
        value={code}
        onValueChange={setCode}
        onComplete={(typed) => void read(typed)}
        startsFocused
        {...(problem !== undefined && { error: problem })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('code.show')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </form>
  );
}
