import { hrefOf } from '@egcr/contract/product-screens';
import type { TextOf } from '@egcr/web-kit/messages';

import { targetFigures, writeTarget } from '../../../contract/landing-figures.ts';
import type { HeroSlide } from '../../../contract/landing-slides.ts';
import type { heroTexts } from './texts.ts';

interface Reader {
  readonly language: string;
  readonly locale: string;
}

type SlideFigure = (typeof looks)[number]['figures'][number];

/** Slides two to five, as they are until an editor changes their words. */
export function otherSlides(t: TextOf<typeof heroTexts>, reader: Reader): readonly HeroSlide[] {
  return looks.map(({ key, figures, ...look }) => ({
    ...look,
    title: t(`${key}.title`),
    subtitle: t(`${key}.subtitle`),
    description: t(`${key}.text`),
    primaryButtonText: t(`${key}.primary`),
    secondaryButtonText: t(`${key}.secondary`),
    badgeText: t(`${key}.badge`),
    showButtons: true,
    showBadge: true,
    has3DElement: true,
    stats: figures.map((name: SlideFigure) => ({
      value: writeTarget(targetFigures[name], reader),
      label: t(`stat.${name}`),
    })),
  }));
}

const looks = [
  {
    key: 'growth',
    slideNumber: 2,
    primaryButtonPath: hrefOf('grants'),
    secondaryButtonPath: '/egcr/benefits/businesses',
    backgroundGradient: 'bg-linear-to-br from-brand-soft to-brass-soft',
    accentGradient: 'text-brand-text/70',
    element3DType: 'economic-growth',
    figures: ['sectorFunds', 'smallBusinesses'],
  },
  {
    key: 'debt',
    slideNumber: 3,
    primaryButtonPath: '/debt-management',
    secondaryButtonPath: '/egcr/benefits/governments',
    backgroundGradient: 'bg-brass-soft',
    accentGradient: 'text-brass-text/70',
    element3DType: 'debt-resolution',
    figures: ['governmentDebt', 'globalDebt'],
  },
  {
    key: 'work',
    slideNumber: 4,
    primaryButtonPath: hrefOf('job-board'),
    secondaryButtonPath: '/egcr/benefits/individuals',
    backgroundGradient: 'bg-linear-to-bl from-brand-soft to-sunken',
    accentGradient: 'text-brand-text/70',
    element3DType: 'job-creation',
    figures: ['jobs', 'countries'],
  },
  {
    key: 'safety',
    slideNumber: 5,
    primaryButtonPath: '/security',
    secondaryButtonPath: hrefOf('verify'),
    backgroundGradient: 'bg-linear-to-tr from-sunken to-brand-soft',
    accentGradient: 'text-brand-text/70',
    element3DType: 'security-shield',
    figures: ['depositInsurance'],
  },
] as const;
