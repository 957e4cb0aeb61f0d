import { speakAs } from './speak-as';

speakAs('tr');
const { walkTheSite } = await import('./walk');
walkTheSite();
