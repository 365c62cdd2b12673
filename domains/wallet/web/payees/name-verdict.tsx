import { Banner } from '@egcr/ui/banner';
import { Badge, type Tone } from '@egcr/ui/badge';
import { ShieldCheck, TriangleAlert } from 'lucide-react';

import type { NameVerdict } from '../../contract/name-rules.ts';
import { usePayeesText } from './texts.ts';

interface NameVerdictProps {
  readonly verdict: NameVerdict;
  /** Whose account it is, where that may be said. */
  readonly name: string | undefined;
}

/** What the comparison of the typed name with the account says. */
export function NameVerdictBanner({ verdict, name }: NameVerdictProps) {
  const t = usePayeesText();
  if (verdict === 'match') return <Banner tone="ok" title={t('check.match')} isLive />;
  if (verdict === 'close')
    return <Banner tone="warn" title={t('check.close', { name: name ?? '' })} isLive />;
  return <Banner tone="bad" title={t('check.no_match')} isLive />;
}

const tones: Readonly<Record<NameVerdict, Tone>> = { match: 'ok', close: 'warn', no_match: 'bad' };

export function NameVerdictBadge({ verdict }: { readonly verdict: NameVerdict }) {
  const t = usePayeesText();
  const Icon = verdict === 'match' ? ShieldCheck : TriangleAlert;
  return (
    <Badge tone={tones[verdict]} icon={<Icon aria-hidden className="size-3.5" />}>
      {t(`badge.${verdict}`)}
    </Badge>
  );
}
