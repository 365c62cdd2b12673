import { NativeSelect } from '@egcr/ui/native-select';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import type { FundPosition, WealthFundShown } from '../../contract/index.ts';
import { BuyForm } from './buy-form.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { ownTexts } from './texts.ts';

interface NewOrderProps {
  readonly funds: readonly WealthFundShown[];
  readonly positions: readonly FundPosition[];
  /** The fund that the address names. */
  readonly first: string | undefined;
}

/** Which fund, which way, and the form of that way. */
export function NewOrder({ funds, positions, first }: NewOrderProps) {
  const t = useText(ownTexts);
  const formats = useFormats();
  const [slug, setSlug] = useState(first ?? funds[0]?.slug ?? '');
  const [side, setSide] = useState<'buy' | 'redeem'>('buy');
  const fund = funds.find((each) => each.slug === slug);
  const held = positions.find((each) => each.fund === slug)?.units ?? '0';
  if (fund === undefined) return null;
  return (
    <div className="flex flex-col gap-6">
      <NativeSelect
        label={t('fund')}
        options={funds.map((each) => ({ value: each.slug, label: each.title }))}
        value={slug}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <RadioGroup
        label={t('side')}
        name="side"
        value={side}
        onValueChange={(chosen) => setSide(chosen === 'redeem' ? 'redeem' : 'buy')}
        options={[
          { value: 'buy', label: t('side.buy') },
          { value: 'redeem', label: t('side.redeem'), isDisabled: Number(held) === 0 },
        ]}
      />
      <p className="text-sm text-ink-2">{t('next', { time: formats.minute(fund.next_cut_off) })}</p>
      {side === 'buy' ? (
        <BuyForm key={slug} slug={slug} />
      ) : (
        <RedeemForm key={slug} slug={slug} held={held} />
      )}
    </div>
  );
}
