import type { ReplyOf } from '@egcr/contract/endpoint';
import { Banner, type BannerTone } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';

import { checked } from '../contract/endpoints.ts';
import { checkForFraudCall } from '../contract/index.ts';
import { CHECKED_MAX_LENGTH } from '../contract/limits.ts';
import { fraudTexts } from './texts.ts';

type Found = ReplyOf<typeof checkForFraudCall>;

/** Asks what is known of a link, a number or an address. */
export function CheckCard() {
  const t = useText(fraudTexts);
  const [found, setFound] = useState<Found>();
  const form = useSchemaForm({
    schema: checked,
    defaultValues: { text: '' },
    sentences: sentences(checkForFraudCall, {}),
  });
  const send = form.submit(async (body) => {
    setFound(undefined);
    setFound(await call(checkForFraudCall, { body }));
  });
  return (
    <Card title={t('check')} icon={<ScanSearch aria-hidden className="size-5.5" />} padding="large">
      <FormShell
        form={form}
        onSubmit={send}
        action={
          <Button type="submit" look="secondary" busy={form.isBusy} className="self-start">
            {t('check.send')}
          </Button>
        }
      >
        <TextField
          label={t('check.label')}
          hint={t('check.hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CHECKED_MAX_LENGTH}
          {...form.field('text')}
        />
      </FormShell>
      <div role="status" className="empty:hidden">
        {found && <Verdict found={found} />}
      </div>
    </Card>
  );
}

const tones: Readonly<Record<Found['verdict'], BannerTone>> = {
  confirmed: 'bad',
  reported: 'warn',
  unknown: 'info',
  unreadable: 'info',
};

function Verdict({ found: { verdict, signs } }: { readonly found: Found }) {
  const t = useText(fraudTexts);
  const tone = verdict === 'unknown' && signs.length > 0 ? 'warn' : tones[verdict];
  return (
    <Banner tone={tone} title={t(`verdict.${verdict}`)}>
      <p>{t(`verdict.${verdict}.text`)}</p>
      {signs.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t('signs')}</h3>
          <ul className="mt-1 list-disc ps-5">
            {signs.map((sign) => (
              <li key={sign}>{t(`sign.${sign}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
