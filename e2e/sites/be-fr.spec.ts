import { speakAs } from './speak-as';

speakAs('be-fr');
const { buyAndGiveBack } = await import('./walk');
buyAndGiveBack();
