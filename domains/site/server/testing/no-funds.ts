import type { FigureSources } from '../figures.ts';

const none = { value: '0', assetCode: 'USD', assetScale: 2 };

/** A platform that gave nothing yet. */
export const noFunds: FigureSources['countFunds'] = async () => ({
  grants: { open: 4, committed: none, paid: none },
  sector_funds: { open: 16, committed: none, paid: none },
  wealth_funds: { count: 0, net_assets: none },
});
