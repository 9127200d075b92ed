//! What a table costs a server while its people think.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::alloc::System;

use common::{Folder, Person, Server, app_state, play};
use serde_json::json;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Upper limit of the bytes of a table with two clients, what the clients themselves keep in this
/// process included. The aim for the server alone is 60,000 (`docs/performance.md`).
const LARGEST: usize = 85_000;
const TABLES: usize = 24;
const TURNS: u32 = 30;

/// A client that keeps nothing but its connection: what is counted is the server's.
async fn connect(server: &Server, person: &Person, table: &str, seat: u8) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).await.unwrap();
    let cookie = person.cookie.lock().unwrap().clone();
    let request = format!(
        "GET /api/tables/{table}/socket?eyes={seat} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut last = [0; 4];
    while last != *b"\r\n\r\n" {
        last.rotate_left(1);
        last[3] = socket.read_u8().await.unwrap();
    }
    // The welcome is a text of more than 125 bytes, in one frame.
    assert_eq!(socket.read_u8().await.unwrap(), 0x81);
    let length = match socket.read_u8().await.unwrap() {
        126 => u64::from(socket.read_u16().await.unwrap()),
        _ => socket.read_u64().await.unwrap(),
    };
    let mut left = length as usize;
    let mut chunk = [0; 1024];
    while left > 0 {
        let most = left.min(chunk.len());
        left -= socket.read(&mut chunk[..most]).await.unwrap();
    }
    socket
}

/// Opens tables, plays at each of them, and gives back two connections to each.
async fn tables(server: &Server, person: &Person, count: usize, turns: u32) -> Vec<TcpStream> {
    let mut sockets = Vec::with_capacity(2 * count);
    for _ in 0..count {
        let opened = person.open(&server.state, json!([{ "who": "me" }, { "who": "me" }])).await;
        let table = opened["table"].as_str().unwrap();
        if turns > 0 {
            let mut zombies = server.connect(person, table, Some(0)).await;
            let mut humans = server.connect(person, table, Some(1)).await;
            play(&mut zombies, &mut humans, turns).await;
        }
        for seat in [0, 1] {
            sockets.push(connect(server, person, table, seat).await);
        }
    }
    sockets
}

/// Bytes of the heap that each of many tables takes.
async fn bytes_a_table(turns: u32) -> usize {
    let folder = Folder::new();
    let server = Server::start(app_state(&folder.0, 6)).await;
    let person = Person::default();
    // What is set up once is not the tables'.
    let first = tables(&server, &person, 4, turns).await;
    let region = Region::new(ALLOCATOR);
    let sockets = tables(&server, &person, TABLES, turns).await;
    let change = region.change();
    drop((first, sockets));
    change.bytes_allocated.saturating_sub(change.bytes_deallocated) / TABLES
}

#[tokio::test]
async fn a_table_with_two_clients_stays_small() {
    for turns in [0, TURNS] {
        let bytes = bytes_a_table(turns).await;
        println!("after {turns} turns a table takes {bytes} bytes");
        assert!(bytes < LARGEST, "after {turns} turns a table takes {bytes} bytes");
    }
}
