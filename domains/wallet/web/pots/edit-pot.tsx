import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { decimalMark } from '@egcr/ui/format-money';
import { toMajorText } from '@egcr/contract/money';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { changePotCall, type Pot } from '../../contract/pots.ts';
import { decimalOf } from '../send/send-rules.ts';
import { usePotsText } from './texts.ts';
import { PotFields } from './pot-fields.tsx';
import type { PotValues } from './pot-rules.ts';
import { rereadPots } from './queries.ts';
import { targetOf, usePotForm } from './use-pot-form.ts';

export function EditPot({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('edit')}
      closeLabel={t('dismiss')}
      trigger={
        <Button look="secondary" icon={<Pencil aria-hidden className="size-4.5" />}>
          {t('edit')}
        </Button>
      }
    >
      <Form pot={pot} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Form({ pot, onDone }: { readonly pot: Pot; readonly onDone: () => void }) {
  const t = usePotsText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const decimal = decimalOf(decimalMark(locale));
  const target = pot.target === null ? '' : toMajorText(BigInt(pot.target.value), pot.target.assetScale);
  const plan = usePotForm(`pot.${pot.id}`, {
    name: pot.name,
    look: pot.look,
    assetCode: pot.asset,
    target: target.replace('.', decimal),
    targetOn: pot.target_on ?? '',
  });
  async function save(values: PotValues) {
    await call(changePotCall, {
      params: { id: pot.id },
      body: {
        name: values.name.trim(),
        look: values.look,
        target: targetOf(values, decimal),
        target_on: values.targetOn === '' ? null : values.targetOn,
      },
    });
    await rereadPots(client);
    onDone();
  }
  return (
    <form noValidate method="post" onSubmit={plan.submit(save)} className="flex flex-col gap-5">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <PotFields plan={plan} />
      <Button type="submit" width="full" busy={plan.isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
