import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { frameTexts } from '../../frame/texts.ts';
import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

const systems = [
  { name: 'link.economic-os', text: 'systems.economic', href: '/egcr/benefits/businesses' },
  { name: 'link.gov-os', text: 'systems.gov', href: '/egcr/benefits/governments' },
  { name: 'link.civic-os', text: 'systems.civic', href: '/egcr/benefits/organizations' },
] as const;

export function Systems() {
  const t = useText(belowTexts);
  const names = useText(frameTexts);
  return (
    <Section title={t('systems.title')} text={t('systems.jvd')}>
      <ul>
        {systems.map(({ name, text, href }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-2.5 sm:py-5 sm:grid-cols-[14rem_1fr]"
          >
            <h3 className="text-xl font-strong">
              <Link href={href} look="quiet" className="inline-flex min-h-11 items-center">
                {names(name)}
              </Link>
            </h3>
            <p className="max-w-[60ch] text-ink-2">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
