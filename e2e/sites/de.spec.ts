import { speakAs } from './speak-as';

speakAs('de');
const { walkTheSite } = await import('./walk');
walkTheSite();
