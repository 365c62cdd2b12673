import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Link } from '@egcr/ui/link';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf, isLanguage, languageNames, languages } from '@egcr/web-kit/languages';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Siren } from 'lucide-react';

import {
  publishScamAlertCall,
  readScamAlertsCall,
  scamAlertText,
  withdrawScamAlertCall,
  type ScamAlert,
  type ScamAlertText,
} from '../../contract/scam-alert-endpoints.ts';
import { scamDeskTexts } from './texts.ts';

const ALERTS = ['site', 'scam-alerts'] as const;
const options = languages.map((language) => ({ value: language, label: languageNames[language] }));

/** Where officers warn everybody of a scam, and take a warning back. */
export function Slot() {
  const t = useText(scamDeskTexts);
  const say = useDeskSentences();
  const client = useQueryClient();
  const alerts = useQuery({
    queryKey: ALERTS,
    queryFn: async ({ signal }) => (await call(readScamAlertsCall, {}, { signal })).items,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => call(withdrawScamAlertCall, { params: { id } }),
    // The browser may keep the list for a minute, so what was withdrawn is taken out of it here.
    onSuccess: (_none, id) =>
      client.setQueryData<readonly ScamAlert[]>(ALERTS, (before) => before?.filter((each) => each.id !== id)),
  });
  const failure = withdraw.error ?? alerts.error;
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Siren aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('security')} look="standalone">
          {t('page')}
        </Link>
      }
    >
      <div className="flex flex-col gap-6">
        {failure !== null && (
          <Banner tone="bad" isLive>
            {say.failure(failure)}
          </Banner>
        )}
        {alerts.data?.length === 0 && <p className="text-ink-2">{t('none')}</p>}
        {alerts.data !== undefined && alerts.data.length > 0 && (
          <ul aria-label={t('list')} className="flex flex-col divide-y divide-line border-y border-line">
            {alerts.data.map((alert) => (
              <PublishedAlert
                key={alert.id}
                alert={alert}
                isBusy={withdraw.isPending}
                onWithdraw={() => withdraw.mutate(alert.id)}
              />
            ))}
          </ul>
        )}
        <AlertForm />
      </div>
    </Card>
  );
}

interface PublishedAlertProps {
  readonly alert: ScamAlert;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function PublishedAlert({ alert, isBusy, onWithdraw }: PublishedAlertProps) {
  const t = useText(scamDeskTexts);
  const formats = useFormats();
  const { language, title, published_at: publishedAt } = alert;
  const spoken = isLanguage(language) ? { lang: language, dir: directionOf(language) } : {};
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-col">
        <span {...spoken} className="font-semibold">
          {title}
        </span>
        <span className="text-sm text-ink-2">
          {t('since', {
            date: formats.date(publishedAt),
            language: isLanguage(language) ? languageNames[language] : language,
          })}
        </span>
      </div>
      <Button
        look="secondary"
        size="small"
        busy={isBusy}
        onClick={onWithdraw}
        aria-label={t('withdraw.of', { title })}
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}

function AlertForm() {
  const t = useText(scamDeskTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { attempt } = useKeptAttempt('site.scam_alert', scamAlertText);
  const empty: ScamAlertText = { language, title: '', text: '' };
  const form = useSchemaForm<ScamAlertText, ScamAlertText>({
    schema: scamAlertText,
    defaultValues: empty,
    sentences: useDeskSentences(),
  });
  const publish = form.submit(async (body) => {
    const published = await attempt(body, (idempotencyKey) =>
      call(publishScamAlertCall, { body }, { idempotencyKey }),
    );
    if (!published) return;
    client.setQueryData<readonly ScamAlert[]>(ALERTS, (before = []) => [published, ...before]);
    toasts.show({ title: t('published'), tone: 'ok' });
    form.form.reset(empty);
  });
  return (
    <form noValidate method="post" aria-label={t('new')} onSubmit={publish} className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('new')}</h3>
      <ErrorSummary title={t('problems')} problems={form.problems} attempt={form.attempt} />
      {form.formError !== undefined && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <NativeSelect label={t('language')} options={options} {...form.field('language')} />
      <TextField
        label={t('name')}
        hint={t('name.hint')}
        dir="auto"
        autoComplete="off"
        {...form.field('title')}
      />
      <TextAreaField label={t('words')} hint={t('words.hint')} rows={4} dir="auto" {...form.field('text')} />
      <Button type="submit" className="self-start" busy={form.isBusy}>
        {t('publish')}
      </Button>
    </form>
  );
}

function useDeskSentences() {
  const t = useText(scamDeskTexts);
  return useSentences(
    sentences(
      [publishScamAlertCall, withdrawScamAlertCall],
      { scam_alerts_full: t('full'), not_found: t('gone') },
      ({ code }) => (code === 'plain_text_only' ? t('plain') : undefined),
    ),
  );
}
