import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import {
  giveDomainCall,
  givenDomain,
  markFileOf,
  markRecordOf,
  readDomainCall,
  type BusinessContact,
  type BusinessVerification,
} from '../../contract/index.ts';
import { verificationTexts } from '../businesses/texts.ts';
import { ContactStatus } from './contact-status.tsx';
import { contactTexts } from './texts.ts';
import { useContactSentences, useReread } from './use-contact-acts.ts';

/** The web domain of a business: it is given, its line is put up, and we look for it. */
export function DomainCard({ found }: { readonly found: BusinessVerification }) {
  const c = useText(contactTexts);
  const t = useText(verificationTexts);
  const contact = found.contacts.find(({ kind }) => kind === 'domain');
  return (
    <Card title={t('check.domain')} description={c('domain.text')}>
      {contact === undefined ? (
        <GiveDomain id={found.id} />
      ) : (
        <>
          <ContactStatus id={found.id} contact={contact} />
          <ProveDomain id={found.id} contact={contact} />
        </>
      )}
    </Card>
  );
}

function GiveDomain({ id }: { readonly id: string }) {
  const c = useText(contactTexts);
  const t = useText(verificationTexts);
  const reread = useReread();
  const name = `verification.domain.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['domain'],
    schema: givenDomain,
    defaultValues: { domain: '' },
    sentences: useContactSentences(),
  });
  const { attempt } = useKeptAttempt(name, givenDomain);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (body) => {
        const done = await attempt(body, (key) =>
          call(giveDomainCall, { params: { id }, body }, { idempotencyKey: key }),
        );
        if (done) await reread();
      })}
      action={
        <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
          {c('domain.give')}
        </Button>
      }
    >
      <TextField
        label={t('check.domain')}
        hint={c('domain.hint')}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('domain')}
      />
    </FormShell>
  );
}

interface ProveDomainProps {
  readonly id: string;
  readonly contact: BusinessContact;
}

function ProveDomain({ id, contact }: ProveDomainProps) {
  const c = useText(contactTexts);
  const say = useSentences(useContactSentences());
  const toasts = useToasts();
  const reread = useReread();
  const { key, renew } = useIdempotencyKey();
  const { value, mark, is_reading: isReading } = contact;
  const look = useMutation({
    mutationFn: () => call(readDomainCall, { params: { id } }, { idempotencyKey: key }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: async () => {
      renew();
      await reread();
    },
  });
  return (
    <>
      <dl className="flex flex-col gap-3" aria-label={c('domain.put')}>
        <Line name={c('domain.line')} value={mark} />
        <Line name={c('domain.file')} value={markFileOf(value)} />
        <Line name={c('domain.dns')} value={markRecordOf(value)} />
      </dl>
      <p role="status" className="text-sm text-ink-2">
        {isReading && c('domain.looking')}
      </p>
      <Button
        look="secondary"
        busy={look.isPending || isReading}
        className="self-start"
        onClick={() => look.mutate()}
      >
        {c('domain.look')}
      </Button>
    </>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd
        dir="ltr"
        className="rounded-md bg-sunken px-3 py-2 text-start font-mono text-sm wrap-anywhere select-all"
      >
        {value}
      </dd>
    </div>
  );
}
