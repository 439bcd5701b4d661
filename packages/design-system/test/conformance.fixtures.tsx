/**
 * What the conformance test needs to know about each export: the props to render it with, what it has to stand in, and
 * what it does when pressed. A component that is exported and has no fixture fails the test.
 */
import type { ReactNode } from 'react'
import {
  AiBadge,
  Avatar,
  Badge,
  Button,
  Card,
  CountBadge,
  Dialog,
  DropdownMenu,
  EmptyState,
  Feed,
  Field,
  GraphemeCounter,
  HeartIcon,
  IconButton,
  Input,
  Logo,
  PasswordInput,
  RelativeTime,
  Separator,
  Skeleton,
  SkeletonRegion,
  Spinner,
  Textarea,
  Toaster,
  Tooltip,
  VerifiedBadge,
  VisuallyHidden,
  Wordmark,
} from '../src/index.ts'
import { of, type Fixture } from './conformance.fixture.tsx'

const openDialog = () => document.querySelector('[role=dialog]') !== null
const openMenu = () => document.querySelector('[role=menu]') !== null

const inMenu = (item: ReactNode) => (
  <DropdownMenu.Root defaultOpen>
    <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
    <DropdownMenu.Content>{item}</DropdownMenu.Content>
  </DropdownMenu.Root>
)

export const fixtures: Record<string, Fixture> = {
  AiBadge: { render: of(AiBadge, {}) },
  Avatar: { render: of(Avatar, { name: 'Amara Okafor' }) },
  Badge: { render: of(Badge, { children: 'Draft' }) },
  Button: {
    render: of(Button, { children: 'Post' }),
    asChild: (probe, child) => (
      <Button asChild {...probe}>
        {child}
      </Button>
    ),
  },
  Card: {
    render: of(Card, { children: 'A sheet of paper' }),
    asChild: (probe, child) => (
      <Card asChild {...probe}>
        {child}
      </Card>
    ),
  },
  CountBadge: { render: of(CountBadge, { count: 4 }) },
  EmptyState: { render: of(EmptyState, { title: 'No bookmarks yet', mark: 'bookmark' }) },
  Feed: {
    render: of(Feed, {
      label: 'Posts',
      items: ['a', 'b', 'c'],
      renderItem: (key, index, article) => (
        <article {...article} aria-label={key}>
          Post {index + 1}
        </article>
      ),
    }),
  },
  Field: { render: of(Field, { label: 'Full name', help: 'Shown beside your posts.', children: <Input /> }) },
  GraphemeCounter: { render: of(GraphemeCounter, { value: 'hello', limit: 300 }) },
  IconButton: {
    render: of(IconButton, { label: 'Like', icon: <HeartIcon /> }),
    asChild: (probe, child) => (
      <IconButton asChild label="Like" icon={<HeartIcon />} {...probe}>
        {child}
      </IconButton>
    ),
  },
  Input: { render: of(Input, { 'aria-label': 'Username' }) },
  Logo: { render: of(Logo, {}) },
  PasswordInput: {
    render: (probe) => (
      <Field label="Password">
        <PasswordInput {...probe} />
      </Field>
    ),
  },
  RelativeTime: { render: of(RelativeTime, { dateTime: '2026-01-01T00:00:00Z', locale: 'en' }) },
  Separator: { render: of(Separator, {}) },
  Skeleton: { render: of(Skeleton, { width: 120 }) },
  SkeletonRegion: { render: of(SkeletonRegion, { label: 'Loading posts', busy: true, children: <Skeleton /> }) },
  Spinner: { render: of(Spinner, { delay: 0 }) },
  Textarea: { render: of(Textarea, { 'aria-label': 'Bio' }) },
  Toaster: { render: of(Toaster, {}) },
  VerifiedBadge: { render: of(VerifiedBadge, {}) },
  VisuallyHidden: {
    render: of(VisuallyHidden, { children: 'Close' }),
    asChild: (probe, child) => (
      <VisuallyHidden asChild {...probe}>
        {child}
      </VisuallyHidden>
    ),
  },
  Wordmark: { render: of(Wordmark, {}) },

  'Dialog.Trigger': {
    render: (probe) => (
      <Dialog.Root>
        <Dialog.Trigger {...probe}>Open</Dialog.Trigger>
        <Dialog.Content title="Delete this post?" closeLabel="Close" />
      </Dialog.Root>
    ),
    asChild: (probe, child) => (
      <Dialog.Root>
        <Dialog.Trigger asChild {...probe}>
          {child}
        </Dialog.Trigger>
      </Dialog.Root>
    ),
    press: openDialog,
  },
  'Dialog.Content': {
    component: 'Dialog',
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?" description="It leaves every feed at once." {...probe} />
      </Dialog.Root>
    ),
  },
  'Dialog.Close': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?">
          <Dialog.Close {...probe}>Cancel</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    ),
    press: () => !openDialog(),
  },
  'Dialog.Actions': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?">
          <Dialog.Actions {...probe}>
            <Dialog.Close>Cancel</Dialog.Close>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Dialog.Root': { wrapper: true, render: () => <Dialog.Root /> },

  'DropdownMenu.Trigger': {
    render: (probe) => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger {...probe}>More</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Copy link</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
    press: openMenu,
  },
  'DropdownMenu.Content': {
    component: 'DropdownMenu',
    render: (probe) => (
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <DropdownMenu.Content {...probe}>
          <DropdownMenu.Item>Copy link</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  'DropdownMenu.Item': { render: (probe) => inMenu(<DropdownMenu.Item {...probe}>Copy link</DropdownMenu.Item>) },
  'DropdownMenu.LinkItem': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.LinkItem href="#settings" {...probe}>
          Settings
        </DropdownMenu.LinkItem>,
      ),
  },
  'DropdownMenu.RadioItem': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.RadioGroup value="new" aria-label="Order">
          <DropdownMenu.RadioItem value="new" {...probe}>
            Newest first
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>,
      ),
  },
  'DropdownMenu.RadioGroup': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.RadioGroup value="new" aria-label="Order" {...probe}>
          <DropdownMenu.RadioItem value="new">Newest first</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>,
      ),
  },
  'DropdownMenu.Separator': {
    render: (probe) =>
      inMenu(
        <>
          <DropdownMenu.Item>Edit</DropdownMenu.Item>
          <DropdownMenu.Separator {...probe} />
          <DropdownMenu.Item>Delete</DropdownMenu.Item>
        </>,
      ),
  },
  'DropdownMenu.Label': {
    render: (probe) =>
      inMenu(
        <>
          <DropdownMenu.Label {...probe}>Sort by</DropdownMenu.Label>
          <DropdownMenu.Item>Newest</DropdownMenu.Item>
        </>,
      ),
  },
  'DropdownMenu.Root': { wrapper: true, render: () => <DropdownMenu.Root /> },

  Tooltip: {
    wrapper: true,
    render: () => (
      <Tooltip label="Bookmark">
        <button type="button">B</button>
      </Tooltip>
    ),
  },
}
