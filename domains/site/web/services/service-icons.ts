import { placeOf, type Icon } from '@egcr/web-kit/navigation';
import { BadgeCheck, LayoutGrid, type LucideIcon } from 'lucide-react';

import type { ServiceId } from './services.ts';

/** Services that have no place of their own in the navigation. */
const more: Readonly<Partial<Record<ServiceId, LucideIcon>>> = {
  verify: BadgeCheck,
};

/** The sign of a service. */
export function serviceIcon(id: ServiceId): Icon {
  return more[id] ?? placeOf(id)?.Icon ?? LayoutGrid;
}
