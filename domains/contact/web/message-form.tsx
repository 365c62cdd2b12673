import { hrefOf } from '@egcr/contract/product-screens';
import { captchaToken } from '@egcr/captcha/web';
import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { RichText, useText } from '@egcr/web-kit/i18n.tsx';
import { authState } from '@egcr/web-kit/session-state';
import { useEffect, useState, type ReactNode } from 'react';

import { writeMessageCall } from '../contract/endpoints.ts';
import { isTopic, messageForm, tidyText, topics, type Topic } from '../contract/rules.ts';
import { useContactSentences } from './contact-sentences.ts';
import { contactTexts } from './texts.ts';

interface FormProps {
  /** The address of a page that the message is about, to begin with. */
  readonly about: string | undefined;
  readonly topic: Topic | undefined;
  readonly onTopic: (topic: Topic | undefined) => void;
  readonly onSent: (sent: { readonly reference: string; readonly email: string }) => void;
}

/** Name, address, topic and message; the captcha asks only where this installation has it on. */
export function MessageForm({ about, topic, onTopic, onSent }: FormProps) {
  const t = useText(contactTexts);
  const [trap, setTrap] = useState('');
  // A topic in the address counts more than the one of a draft.
  const [keeps] = useState(() => keptFields(topic));
  const { user } = authState();
  // As it will be read: without the marks that keep the address's direction.
  const begun = about === undefined ? '' : tidyText(t('message.about', { address: about }));
  const form = useKeptForm({
    name: `contact.message.${about ?? ''}`,
    keeps,
    schema: messageForm,
    defaultValues: {
      name: ownName(),
      email: user?.email ?? '',
      topic,
      message: begun === '' ? '' : `${begun}\n\n`,
    },
    sentences: useContactSentences(),
  });
  const send = form.submit(async (values) => {
    if (values.message === begun) return form.refuse('message', 'too_short');
    const token = await captchaToken('contact');
    const { reference } = await call(writeMessageCall, {
      body: {
        ...values,
        ...(token !== undefined && { captcha_token: token }),
        ...(trap !== '' && { website: trap }),
      },
    });
    onSent({ reference, email: values.email });
  });
  useTopicOfDraft(form.form.getValues('topic'), onTopic);
  const topicField = form.field('topic');
  return (
    <FormShell
      form={form}
      onSubmit={send}
      className="max-w-2xl"
      summary={t('problems')}
      action={
        <>
          <Button type="submit" size="large" busy={form.isBusy} className="self-start">
            {t('send')}
          </Button>
          <PrivacyNote />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField label={t('name')} autoComplete="name" {...form.field('name')} />
        <TextField label={t('email')} type="email" autoComplete="email" dir="ltr" {...form.field('email')} />
      </div>
      <NativeSelect
        label={t('topic')}
        options={[
          { value: '', label: t('topic.choose') },
          ...topics.map((value) => ({ value, label: t(`topic.${value}`) })),
        ]}
        {...topicField}
        onChange={(event) => {
          onTopic(isTopic(event.target.value) ? event.target.value : undefined);
          void topicField.onChange(event);
        }}
      />
      <TextAreaField label={t('message')} hint={t('message.hint')} rows={8} {...form.field('message')} />
      <Trap value={trap} onValueChange={setTrap} />
    </FormShell>
  );
}

/** The answers beside the form follow the topic that a draft brings back. */
function useTopicOfDraft(now: unknown, onTopic: FormProps['onTopic']): void {
  const [kept] = useState(now);
  useEffect(() => {
    if (typeof kept === 'string' && isTopic(kept)) onTopic(kept);
  }, [kept, onTopic]);
}

function keptFields(topic: Topic | undefined): readonly ('name' | 'email' | 'topic' | 'message')[] {
  return topic === undefined ? ['name', 'email', 'topic', 'message'] : ['name', 'email', 'message'];
}

interface TrapProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Nobody sees or reaches this field; only machines fill it in. */
function Trap({ value, onValueChange }: TrapProps) {
  return (
    <div aria-hidden className="sr-only">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </div>
  );
}

function PrivacyNote() {
  const t = useText(contactTexts);
  const notice = (words: ReactNode) => <Link href={hrefOf('legals', { document: 'privacy' })}>{words}</Link>;
  return (
    <p className="max-w-[60ch] text-sm text-ink-2">
      <RichText text={t('privacy')} parts={{ a: notice }} />
    </p>
  );
}

/** The name of the person who is signed in; empty for visitors. */
function ownName(): string {
  const { userProfile } = authState();
  return userProfile ? `${userProfile.first_name ?? ''} ${userProfile.last_name ?? ''}`.trim() : '';
}
