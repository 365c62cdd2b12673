import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { CandlestickChart, FileBadge, Gauge, HandCoins, Scale, WalletMinimal } from 'lucide-react';
import { useTitles } from '@egcr/web-kit/titles';

import { NotOpenBadge } from '../not-open-badge.tsx';
import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

const tools = [
  { screen: 'wallet', href: hrefOf('wallet'), Icon: WalletMinimal },
  { screen: 'credit', href: '/credit-reporting', Icon: Gauge },
  { screen: 'debt', href: '/debt-management', Icon: Scale },
  { screen: 'grants', href: hrefOf('grants'), Icon: HandCoins },
  { screen: 'registration', href: hrefOf('registration'), Icon: FileBadge },
  { screen: 'capital-market', href: '/egcr-capital-market', Icon: CandlestickChart },
] as const;

export function Tools() {
  const t = useText(belowTexts);
  const titles = useTitles();
  return (
    <Section title={t('tools.title')} text={t('tools.text')}>
      <ul className="swipe-row grid-cols-1 sm:grid sm:gap-4 @min-[44rem]:grid-cols-2 @min-[64rem]:grid-cols-3">
        {tools.map(({ screen, href, Icon }) => (
          <li key={screen} className="grid">
            <Card
              title={titles(screen)}
              description={t(`tool.${screen}`)}
              icon={<Icon className="size-6" strokeWidth={1.6} />}
              href={href}
              headingLevel={3}
              className="max-sm:gap-3 max-sm:p-4"
            >
              <div className="mt-auto ps-9 empty:hidden">
                <NotOpenBadge href={href} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
