import { captchaToken } from '@egcr/captcha/web';
import { emailField } from '@egcr/contact/contract';
import { languages } from '@egcr/contract/languages';
import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

import { subscribeCall } from '../../contract/index.ts';
import { useCategories } from '../queries.ts';
import { subscribeTexts } from './texts.ts';

/** An empty category stands for all. */
const subscribeForm = z.strictObject({
  email: emailField,
  language: z.enum(languages),
  category: z.string(),
});

/** An address, a language and a category; it counts once it is confirmed by mail. */
export function SubscribeForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useText(subscribeTexts);
  const { language, locale } = useLanguage();
  const categories = useCategories();
  const [trap, setTrap] = useState('');
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'language' }), [locale]);
  const form = useSchemaForm({
    schema: subscribeForm,
    defaultValues: { email: '', language: languages.find((each) => each === language) ?? 'en', category: '' },
    sentences: useSubscribeSentences(),
  });
  const send = form.submit(async ({ category, ...asked }) => {
    const token = await captchaToken('newsletter');
    await call(subscribeCall, {
      body: {
        ...asked,
        category: category === '' ? null : category,
        ...(token !== undefined && { captcha_token: token }),
        ...(trap !== '' && { website: trap }),
      },
    });
    onSent(asked.email);
  });
  return (
    <FormShell
      form={form}
      onSubmit={send}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...form.field('email')}
      />
      <NativeSelect
        label={t('language')}
        hint={t('language.hint')}
        {...form.field('language')}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <NativeSelect
        label={t('category')}
        {...form.field('category')}
        options={[
          { value: '', label: t('category.all') },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <div aria-hidden className="sr-only">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.currentTarget.value)}
        />
      </div>
    </FormShell>
  );
}

function useSubscribeSentences(): Sentences {
  const t = useText(subscribeTexts);
  return useMemo(
    () =>
      sentences(subscribeCall, { newsletter_captcha_failed: t('failed.captcha') }, ({ code }) =>
        code === 'email_format' ? t('issue.email') : undefined,
      ),
    [t],
  );
}
