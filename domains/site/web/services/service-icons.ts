import {
  ArrowLeftRight,
  BadgeCheck,
  Blocks,
  CalendarClock,
  FileText,
  Landmark,
  PiggyBank,
  QrCode,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';

import type { ServiceId } from '../../contract/services.ts';
import { iconOf } from '../app-frame/screen-icons.ts';

/** Services that have no place of their own in the navigation. */
const more: Readonly<Partial<Record<ServiceId, LucideIcon>>> = {
  'wallet-receive': QrCode,
  'wallet-requests': ReceiptText,
  'wallet-scheduled': CalendarClock,
  'wallet-pots': PiggyBank,
  'wallet-convert': ArrowLeftRight,
  'wallet-statements': FileText,
  'wallet-imports': Blocks,
  'wallet-withdraw': Landmark,
  verify: BadgeCheck,
};

/** The sign of a service. */
export function serviceIcon(id: ServiceId): LucideIcon {
  return more[id] ?? iconOf(id);
}
