import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WelcomePopup } from '../lib/remote-config/models';

const file = JSON.parse(readFileSync(join(import.meta.dirname, '../config/remote-config.json'), 'utf8'));

/** What remote config says of the popup in the shop under test. */
export const welcomePopup: WelcomePopup = JSON.parse(file.parameters.welcomePopup.defaultValue.value);
