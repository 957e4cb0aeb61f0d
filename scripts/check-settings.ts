/** Ends with 78 and a sentence for each wrong setting: `npm start` asks before it spends minutes on building. */
import { checkSettings } from '../api/runtime/start-failure.ts';
import { tellMissingNotices } from '../config/notices/missing-notices.ts';
import { parseEnv } from '../lib/env/env.ts';

checkSettings();
const missing = tellMissingNotices(parseEnv(process.env).sites);
if (missing) console.warn(`\n${missing}\n`);
