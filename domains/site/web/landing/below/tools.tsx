import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CandlestickChart, FileBadge, Gauge, HandCoins, Scale, WalletMinimal } from 'lucide-react';

import { titleTexts } from '../../titles/messages/index.ts';
import { belowTexts } from './messages/index.ts';
import { Section } from './section.tsx';

const tools = [
  { screen: 'wallet', href: '/wallet', Icon: WalletMinimal },
  { screen: 'credit', href: '/credit-reporting', Icon: Gauge },
  { screen: 'debt', href: '/debt-management', Icon: Scale },
  { screen: 'grants', href: '/grants', Icon: HandCoins },
  { screen: 'registration', href: '/business-registration', Icon: FileBadge },
  { screen: 'capital-market', href: '/egcr-capital-market', Icon: CandlestickChart },
] as const;

export function Tools() {
  const t = useText(belowTexts);
  const titles = useText(titleTexts);
  return (
    <Section title={t('tools.title')} text={t('tools.text')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map(({ screen, href, Icon }) => (
          <li key={screen} className="grid">
            <Card
              title={titles(screen)}
              description={t(`tool.${screen}`)}
              icon={<Icon className="size-6" strokeWidth={1.6} />}
              href={href}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
