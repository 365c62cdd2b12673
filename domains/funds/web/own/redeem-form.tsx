import { parseMajor } from '@egcr/contract/money';
import { Button } from '@egcr/ui/button';
import { decimalMark } from '@egcr/ui/format-money';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import * as z from 'zod/mini';

import { microText, redeemUnitsCall, UNIT_SCALE } from '../../contract/index.ts';
import { useRereadFunds } from '../queries.ts';
import { unitsText } from '../unit-formats.ts';
import { ownTexts } from './texts.ts';

const kept = z.object({ units: z.string() });

interface RedeemFormProps {
  readonly slug: string;
  /** Units that no other order gives back. */
  readonly held: string;
}

/** Orders to give units back. */
export function RedeemForm({ slug, held }: RedeemFormProps) {
  const t = useText(ownTexts);
  const { locale } = useLanguage();
  const toasts = useToasts();
  const reread = useRereadFunds();
  const readUnits = useReadUnits();
  const { kept: before, attempt } = useKeptAttempt(`funds.redeem.${slug}`, kept);
  const form = useSchemaForm({
    schema: z.strictObject({
      units: z.string().check(z.refine((typed) => readUnits(typed) !== undefined, 'invalid_units')),
    }),
    defaultValues: before ?? { units: '' },
    sentences: useRedeemSentences(),
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(async (typed) => {
        const units = readUnits(typed.units);
        if (units === undefined) return;
        const placed = await attempt(typed, (idempotencyKey) =>
          call(redeemUnitsCall, { params: { slug }, body: { units } }, { idempotencyKey }),
        );
        // The person is on the way to the PIN page; what was typed is kept until they are back.
        if (!placed) return;
        toasts.show({ tone: 'ok', title: t('sent') });
        form.form.reset({ units: '' });
        await reread();
      })}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('send')}
        </Button>
      }
    >
      <TextField
        {...form.field('units')}
        label={t('units')}
        hint={t('units.hint', { units: unitsText(held, locale) })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
      />
    </FormShell>
  );
}

/** Reads units as they are typed in the reader's language; undefined where they are none above zero. */
function useReadUnits(): (typed: string) => string | undefined {
  const mark = decimalMark(useLanguage().locale);
  const decimal = mark === ',' || mark === '٫' ? mark : '.';
  return (typed) => {
    const read = parseMajor(typed, { scale: UNIT_SCALE, decimal });
    return 'amountMinor' in read && read.amountMinor > 0n ? microText(read.amountMinor) : undefined;
  };
}

function useRedeemSentences() {
  const t = useText(ownTexts);
  const { locale } = useLanguage();
  return sentences(
    redeemUnitsCall,
    {
      not_found: t('no.unknown'),
      too_many_orders: t('no.many'),
      units_short: ({ members }) =>
        t('no.units', { units: unitsText(String(members['units'] ?? '0'), locale) }),
    },
    ({ code }) => (code === 'invalid_units' ? t('issue.units') : undefined),
  );
}
