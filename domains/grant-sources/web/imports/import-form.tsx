import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { startImportCall } from '../../contract/index.ts';
import { importsKey } from './queries.ts';
import { importTexts } from './texts.ts';

interface Values {
  readonly url: string;
}

const kept = z.object({ url: z.string() });
/** The server says what else of an address is not allowed. */
const schema = z.object({ url: z.string().check(z.trim(), z.minLength(1, 'url_not_allowed')) });

/** Reads a source by its address. */
export function ImportForm() {
  const t = useText(importTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { kept: before, attempt } = useKeptAttempt('grant_sources.import', kept);
  const plan = useSchemaForm<Values, Values>({
    schema,
    defaultValues: before ?? { url: '' },
    sentences: useImportSentences(),
  });
  const start = async ({ url }: Values) => {
    const begun = await attempt({ url }, (idempotencyKey) =>
      call(startImportCall, { body: { url } }, { idempotencyKey }),
    );
    // The person is on the way to the PIN page; what was typed is kept until they are back.
    if (!begun) return;
    toasts.show({ title: t('begun'), tone: 'ok' });
    plan.form.reset({ url: '' });
    await client.invalidateQueries({ queryKey: importsKey });
  };
  return (
    <form
      noValidate
      method="post"
      aria-label={t('go')}
      onSubmit={plan.submit(start)}
      className="card flex flex-col gap-5 p-5"
    >
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <TextField
        {...plan.field('url')}
        label={t('url')}
        hint={t('url.hint')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" className="self-start" busy={plan.isBusy}>
        {t('go')}
      </Button>
    </form>
  );
}

function useImportSentences() {
  const t = useText(importTexts);
  const formats = useFormats();
  return sentences(
    startImportCall,
    {
      import_running: t('no.running'),
      too_many_sources: ({ members }) =>
        t('no.many', { count: formats.number(Number(members['maximum'] ?? 0)) }),
    },
    ({ code }) =>
      ['url_not_allowed', 'required', 'too_long', 'characters'].includes(code) ? t('issue.url') : undefined,
  );
}
