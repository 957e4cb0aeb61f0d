/** Ends with 78 and a sentence for each wrong setting: `npm start` asks before it spends minutes on building. */
import { checkSettings } from '../api/runtime/start-failure.ts';

checkSettings();
