import type { Places } from '@egcr/web-kit/navigation';
import { Bot, CandlestickChart, CircleDollarSign, Gauge, Globe, Mail, Scale, Store } from 'lucide-react';

/** Where services that are not built yet stand in the navigation. */
export const places = {
  email: { group: 'you', at: 30, Icon: Mail },
  credit: { group: 'money', at: 80, Icon: Gauge },
  debt: { group: 'money', at: 90, Icon: Scale },
  'capital-market': { group: 'money', at: 100, Icon: CandlestickChart },
  'business-capital-market': { group: 'business', at: 50, Icon: CircleDollarSign },
  'business-reserve': { group: 'public', at: 40, Icon: Globe },
  'ai-agents': { group: 'tools', at: 10, Icon: Bot },
  'business-ai-agents': { group: 'tools', at: 20, Icon: Store },
} satisfies Places;
