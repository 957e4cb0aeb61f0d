import { speakAs } from './speak-as';

speakAs('cz');
const { walkTheSite } = await import('./walk');
walkTheSite();
