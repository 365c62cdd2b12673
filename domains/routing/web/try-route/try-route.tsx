import { parseMajor } from '@egcr/contract/money';
import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { decimalMark } from '@egcr/ui/format-money';
import { NativeSelect } from '@egcr/ui/native-select';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useState, type SyntheticEvent } from 'react';

import type { RoutingDecision } from '../../contract/index.ts';
import { RouteExplanation } from '../route/route-explanation.tsx';
import { askRouter } from './ask-router.ts';
import { currencies, methods, sampleRails } from './sample-rules.ts';
import { tryTexts } from './texts.ts';

const VALUE_MAX = 100_000_000n;

/** A form that asks the router with made-up rails, and shows what it answers. */
export function TryRoute() {
  const t = useText(tryTexts);
  const { locale } = useLanguage();
  const [amount, setAmount] = useState('120');
  const [method, setMethod] = useState<(typeof methods)[number]>('card');
  const [receive, setReceive] = useState('USD');
  const [hasOutage, setOutage] = useState(false);
  const [state, setState] = useState<RoutingDecision | 'none' | 'busy' | 'failed' | 'amount'>('none');
  const find = async (event: SyntheticEvent) => {
    event.preventDefault();
    const mark = decimalMark(locale);
    const read = parseMajor(amount, { scale: 2, decimal: mark === ',' || mark === '٫' ? mark : '.' });
    if (!('amountMinor' in read) || read.amountMinor < 1n || read.amountMinor > VALUE_MAX)
      return setState('amount');
    setState('busy');
    setState(await askRouter({ value: read.amountMinor.toString(), method, receive, hasOutage }));
  };
  const railName = (rail: string) => {
    const known = sampleRails.find((each) => each === rail);
    return known === undefined ? rail : t(`rail.${known}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <form noValidate method="post" onSubmit={(event) => void find(event)} className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 @lg:grid-cols-3">
          <AmountField
            label={t('amount')}
            assetCode="USD"
            value={amount}
            onValueChange={setAmount}
            error={state === 'amount' ? t('amount.issue') : undefined}
          />
          <NativeSelect
            label={t('method')}
            value={method}
            options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setMethod(methods.find((each) => each === value) ?? 'card')
            }
          />
          <NativeSelect
            label={t('receive')}
            value={receive}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={({ currentTarget: { value } }) => setReceive(value)}
          />
        </div>
        <Checkbox
          label={t('outage')}
          checked={hasOutage}
          onChange={({ currentTarget: { checked } }) => setOutage(checked)}
        />
        <div>
          <Button type="submit" busy={state === 'busy'}>
            {t('find')}
          </Button>
        </div>
      </form>
      <div aria-live="polite" aria-busy={state === 'busy'}>
        {state === 'failed' && <Banner tone="bad">{t('failed')}</Banner>}
        {typeof state === 'object' && <Found decision={state} nameOf={railName} />}
      </div>
      <Banner tone="sample">{t('sample')}</Banner>
    </div>
  );
}

interface FoundProps {
  readonly decision: RoutingDecision;
  readonly nameOf: (rail: string) => string;
}

function Found({ decision, nameOf }: FoundProps) {
  const t = useText(tryTexts);
  const { locale } = useLanguage();
  const path = decision.candidates.find(({ rail }) => rail === decision.chosen)?.path;
  const target = path?.edges.at(-1)?.split('-').at(-1)?.toUpperCase();
  return (
    <div className="flex flex-col gap-3">
      <RouteExplanation decision={decision} nameOf={nameOf} />
      {path && target !== undefined && (
        <p className="text-sm text-ink-2">
          {t('arrives', {
            amount: new Intl.NumberFormat(locale, { style: 'currency', currency: target }).format(
              Number(path.receives),
            ),
            path: pathText(path.edges),
          })}
        </p>
      )}
    </div>
  );
}

/** `usd-gbp`, `gbp-eur` are read as USD → GBP → EUR, in that order in every language. */
function pathText(edges: readonly string[]): string {
  const stops = edges.flatMap((edge, at) => edge.split('-').slice(at === 0 ? 0 : 1));
  return `\u2066${stops.map((stop) => stop.toUpperCase()).join(' → ')}\u2069`;
}
