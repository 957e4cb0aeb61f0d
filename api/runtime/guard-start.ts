/**
 * Imported first by every program that a person or a system starts: ends it at once where a setting is wrong, before
 * anything slow is loaded, and prints what ends it later without the value of a setting.
 */
import './quick-imports.ts';
import { checkSettings, endStart } from './start-failure.ts';

process.on('uncaughtException', endStart);
checkSettings();
