import { tellScreens } from './tell-screens.ts';

await tellScreens(4);
