import { buildTemplate } from './buildTemplate';

await buildTemplate();
