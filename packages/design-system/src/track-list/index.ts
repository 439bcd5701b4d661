export { TrackList, type MusicTrack, type TrackListProps } from './TrackList.tsx'
