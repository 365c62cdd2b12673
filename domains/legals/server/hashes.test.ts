import { expect, test } from 'vitest';

import { legalHashes } from './hashes.ts';

test('a published version never changes: what people agreed to can be proved word by word', async () => {
  expect(Object.fromEntries(await legalHashes())).toMatchInlineSnapshot(`
    {
      "acceptable-use 1.0": "82ad6d1eb53b0e0c72f4e7d17e6081c0ae761b951925d22d64c6f061b2a5f763",
      "accessibility 1.0": "955e9911022dea03fea7afe8de397609d568539dd6cc810fd848d9e513f2b7b6",
      "accessibility 1.1": "bf588392cadf1167c29f68cb9ab3a814f03d3e9bc17453a95bff3668b2eb14cc",
      "anti-money-laundering 1.0": "9a0f21b2b10b3ac4989c717583494f477566758e0873ccfd65fea3e1473b42fb",
      "anti-money-laundering 1.1": "5cb4a34f530c26ca8f5507780edcf39b0f9dddfd29b35500dd2f1db2cc25f13d",
      "cookies 1.0": "a14c718fc59fb6e99ea72e3174c409d1e3ecce9ab8e58d84ae894e1cbad8a648",
      "cookies 1.1": "6e4d369f424c88e16a933a75f8076e29c6a5a32019766cc6a850252a9f1a85cd",
      "cookies 1.2": "b0092aaa6b28923f26a96c23665878c8125e02466c3ff4c07169d9c5ebac2c57",
      "cookies 1.3": "2586038a059d4792c682b48640698c5415408bf0649f5510280f55b973ac4293",
      "cookies 1.4": "90edc87b9565af534a528694838a1c70c1b995ae534bdde007d9b4ac690ea2f6",
      "grants 1.0": "ee03fa8f7f412862a01107e0b96add2fd77eb7608717c6b4d8f7a343fa96da60",
      "grants 1.1": "659b18d35e9898734fd6196e94dd038cd50a4d17362eaa805bb52e669e48ceb1",
      "privacy 1.0": "99d568ccab21e60215fe80a57bfd3a1221413ab678eae3748a600867828bf476",
      "privacy 1.1": "e351297065894ccd169385ecebe39f2fc87aa7d89f627fa0c10295a04fd2a89f",
      "privacy 1.2": "e5695256bd69b800870f05e08449270f6a63572714c1d4315cdd9cecba8bdc37",
      "referrals 1.0": "4dfebba942437899101b7f4cc185c5a0d45a0e70905a61976da22258d4bd45b8",
      "terms 1.0": "3c195d184f895d0baa2c9d0dcd0942e1ce96c51437ff6583d2650bf90e9cf9c8",
      "terms 1.1": "f9e465dd236118f563f1cfda124aa300caf9c1bc8f4f54291f7514107e5d0236",
    }
  `);
});
