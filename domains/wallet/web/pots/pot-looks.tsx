import {
  Car,
  Gift,
  GraduationCap,
  HeartPulse,
  Home,
  Plane,
  Star,
  Umbrella,
  type LucideIcon,
} from 'lucide-react';

import type { PotLook } from '../../contract/pots.ts';

const icons: Readonly<Record<PotLook, LucideIcon>> = {
  star: Star,
  home: Home,
  travel: Plane,
  car: Car,
  gift: Gift,
  study: GraduationCap,
  care: HeartPulse,
  rain: Umbrella,
};

export function PotIcon({ look, className }: { readonly look: PotLook; readonly className: string }) {
  const Icon = icons[look];
  return <Icon aria-hidden className={className} />;
}
