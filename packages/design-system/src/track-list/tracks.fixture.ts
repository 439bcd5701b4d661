import type { MusicTrack, TrackListProps } from './TrackList.tsx'

export const tracks: readonly MusicTrack[] = [
  { id: 'first-light', title: 'First Light', artist: 'Skein Originals', durationMs: 30_000, source: '' },
  { id: 'slow-loaf', title: 'Slow Loaf', artist: 'Skein Originals', durationMs: 42_000, source: '' },
  { id: 'tin-roof', title: 'Tin Roof', artist: 'Skein Originals', durationMs: 28_000, source: '' },
]

export const texts: Pick<TrackListProps, 'label' | 'noneLabel' | 'listenLabel'> = {
  label: 'Music',
  noneLabel: 'No music',
  listenLabel: (title, isPlaying) => `${isPlaying ? 'Stop' : 'Play'} ${title}`,
}
