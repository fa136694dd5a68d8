/* The one sound: it is your turn. Two soft notes, made on the spot. */
export function chime(): void {
  const context = new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + i * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
  setTimeout(() => void context.close(), 1000);
}
