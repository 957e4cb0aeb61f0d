import { speakAs } from './speak-as';

speakAs('uk');
const { walkTheSite } = await import('./walk');
walkTheSite();
